/** Facts of the company that a legal text may name between braces: settings of the same names. */
export const legalFacts = ['rccm', 'ifu', 'responsable', 'hebergeur', 'cil'] as const

export type LegalFact = (typeof legalFacts)[number]
export type LegalFacts = Readonly<Partial<Record<LegalFact, string | null>>>

const placeholder = new RegExp(`\\{(${legalFacts.join('|')})\\}`, 'g')

/**
 * A legal text (Markdown) with the facts in the place of their names. A line that names a fact
 * which nobody gave is left out: visitors never read what is still to be completed.
 */
export function completedText(markdown: string, facts: LegalFacts): string {
  const lines = markdown.split('\n').filter((line) => missingFacts(line, facts).length === 0)
  return lines.join('\n').replace(placeholder, (_, name: LegalFact) => facts[name] ?? '')
}

/** The facts that a text names and nobody gave, each once. */
export function missingFacts(markdown: string, facts: LegalFacts): LegalFact[] {
  return legalFacts.filter((name) => markdown.includes(`{${name}}`) && !facts[name]?.trim())
}
