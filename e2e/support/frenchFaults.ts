import type { ShownWords } from './screenWords.ts'

const english =
  /(?<![\p{L}-])(the|of|is|are|was|with|from|this|that|you|your|by|for|not|all|none|select|selected|edit|save|saved|delete|deleted|upload|uploaded|search|create|created|new|failed|loading|error|back|next|previous|cancel|confirm|close|open|add|remove|update|updated|view|show|hide|filter|filters|order|columns?|rows?|value|values|field|fields|time|thumbnail|locale|drafts?|published|unpublish|status|settings|sign|log|password|user|users|name|type something|to|and|sort by|drag|drop|press|item|items|results?|available|size|file|undefined|null|true|false|NaN|slug|string|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|am|pm)(?![\p{L}-])/iu

/** Each rule of the language, and how it is broken. */
const rules: [name: string, broken: (shown: ShownWords) => boolean][] = [
  ['anglais', ({ words }) => english.test(words)],
  ['clé sans traduction', ({ words }) => /^\w+:\w+$|\{\{/.test(words)],
  ['nom de programme', ({ words }) => /^[a-z]+([A-Z][a-z]+|[-_][a-z]+)+$/.test(words)],
  ['apostrophe droite', ({ words }) => /\p{L}'\p{L}/u.test(words)],
  ['guillemets droits', ({ words }) => words.includes('"')],
  ['trois points', ({ words }) => words.includes('...')],
  ['genre entre parenthèses', ({ words }) => /\p{L}\((e|s|es|ée|ne|le|trice)\)/iu.test(words)],
  ['astérisque', ({ words, heading }) => heading && words.includes('*')],
  ['espace', ({ words }) => /[\p{L}\d)»] ?[:;?!](\s|$)|«(?!\u00A0|$)|(?<!\u00A0|^)»/u.test(words)],
  ['date d’ailleurs', ({ words }) => /\d{4}-\d\d-\d\dT|\d:\d\d [AP]M\b/.test(words)],
]

/** The faults in the French of a text; none where it is well written. */
export function frenchFaults(shown: ShownWords): string[] {
  return rules.filter(([, broken]) => broken(shown)).map(([name]) => name)
}
