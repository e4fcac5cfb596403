// The texts of the page and of the games in the reader's language, from the Fluent files that the server uses too.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { fetchFile } from "./files";
import { loadGames } from "./games";
import { paths } from "./generated";
import { isolate } from "./isolate";

export const LANGUAGES = {
  da: "Dansk",
  en: "English",
  is: "Íslenska",
  nl: "Nederlands",
  nb: "Norsk",
  fi: "Suomi",
  sv: "Svenska",
} as const;
export type Language = keyof typeof LANGUAGES;
export type Facts = Record<string, FluentVariable>;

const files = import.meta.glob<string>("../../src/stip/locale/*.ftl", { query: "?raw", import: "default" });
const LANGUAGE_KEY = "stip.language";

export class Texts {
  language = $state<Language>("en");
  bundle = $state.raw(new FluentBundle("en"));

  /** The texts that only a site without a server has: device/start.ts loads them. */
  ofSite = async (_language: Language): Promise<string> => "";

  #wanted: Language = "en"; // the language that was asked for last

  /** Load a language; if one of its files cannot be loaded, the current texts stay. */
  async load(language: Language): Promise<void> {
    const load = files[`../../src/stip/locale/${language}.ftl`];
    if (!load) return;
    this.#wanted = language;
    const [own, ofSite, ofGames] = await Promise.all([load(), this.ofSite(language), textsOfGames(language)]);
    if (this.#wanted !== language) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(own));
    for (const source of [ofSite, ...ofGames]) bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }
}

/** The texts of each game: where they lack something, it is there in English, before what replaces it. */
async function textsOfGames(language: Language): Promise<string[]> {
  return Promise.all((await loadGames()).map(({ game }) => fetchFile(paths.showTexts(game, language))));
}

export const texts = new Texts();

/** Return the text with that id, with its facts filled in. */
export function localize(id: string, facts: Facts = {}): string {
  const pattern = texts.bundle.getMessage(id)?.value;
  if (!pattern) return id;
  const isolated = Object.entries(facts).map(([name, fact]) => [name, typeof fact === "string" ? isolate(fact) : fact]);
  return texts.bundle.formatPattern(pattern, Object.fromEntries(isolated));
}

export function hasText(id: string): boolean {
  return texts.bundle.hasMessage(id);
}

/** The language chosen before or, if there is none, the first language of the browser that we have. */
export function preferredLanguage(): Language {
  for (const wanted of [localStorage.getItem(LANGUAGE_KEY) ?? "", ...navigator.languages]) {
    const language = wanted.toLowerCase().split("-")[0] ?? "";
    if (language in LANGUAGES) return language as Language;
    if (language === "no" || language === "nn") return "nb";
  }
  return "en";
}

export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(LANGUAGE_KEY, language);
  await texts.load(language);
}
