// Where the parts of clauses come from, in the order of their marks: published, our rulings, left to the players.
import type { ClauseView } from "../generated";

export const CLAUSE_KINDS = ["rule", "ruling", "option"] as const satisfies ClauseView["kinds"];
