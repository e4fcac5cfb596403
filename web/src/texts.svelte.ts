// The texts of the page in the reader's language, from the Fluent files that the server uses too.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

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

class Texts {
  language = $state<Language>("en");
  bundle = $state.raw(new FluentBundle("en"));

  /** Load a language; if its file cannot be loaded, the current texts stay. */
  async load(language: Language): Promise<void> {
    const load = files[`../../src/stip/locale/${language}.ftl`];
    if (!load) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(await load()));
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const texts = new Texts();

/** Return the text with that id, with its facts filled in. */
export function localize(id: string, facts: Facts = {}): string {
  const pattern = texts.bundle.getMessage(id)?.value;
  return pattern ? texts.bundle.formatPattern(pattern, facts) : id;
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
