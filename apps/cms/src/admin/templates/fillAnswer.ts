/** An answer as it stands in its form. */
export interface Answer {
  subject: string
  text: string
}

/** What was written before a template was chosen, and what stands there since. */
export interface Filling {
  before: Answer
  after: Answer
}

/**
 * An answer with a template, or without one again. Nothing that a person typed is lost: it stands above
 * the template, a subject of his own stays, and another template takes the place of one that was left as
 * it came, so that going through the list with the arrows piles nothing up.
 */
export function fillAnswer(
  written: Answer,
  {
    proposed,
    last,
    template,
  }: { proposed: string; last?: Filling | undefined; template?: Answer | undefined },
): Filling {
  const typed = (part: keyof Answer) =>
    last && written[part] === last.after[part] ? last.before[part] : written[part]
  const before = { subject: typed('subject'), text: typed('text') }
  if (template === undefined) return { before, after: before }
  const subject =
    before.subject === proposed && template.subject !== '' ? template.subject : before.subject
  return { before, after: { subject, text: below(before.text, template.text) } }
}

function below(typed: string, text: string): string {
  return typed.trim() === '' ? text : `${typed.trimEnd()}\n\n${text}`
}
