/** Facts of the company that a legal text may name between braces: settings of the same names. */
export const legalFacts = ['rccm', 'ifu', 'responsable', 'hebergeur', 'cil'] as const

export type LegalFact = (typeof legalFacts)[number]
export type LegalFacts = Readonly<Partial<Record<LegalFact, string | null>>>

const placeholder = new RegExp(`\\{(${legalFacts.join('|')})\\}`, 'g')

/**
 * Fills the facts into a legal text (Markdown). A line with a missing fact is left out, so that
 * visitors never read an unfinished text.
 */
export function completedText(markdown: string, facts: LegalFacts): string {
  const lines = markdown.split('\n').filter((line) => missingFacts(line, facts).length === 0)
  return lines.join('\n').replace(placeholder, (_, name: LegalFact) => facts[name] ?? '')
}

/** The facts that a text names and nobody gave, each once. */
export function missingFacts(markdown: string, facts: LegalFacts): LegalFact[] {
  return legalFacts.filter((name) => markdown.includes(`{${name}}`) && !facts[name]?.trim())
}
