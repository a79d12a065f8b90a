/** What its program says of a part, in attributes that browsers do not read. */
const hiddenStyles = [
  /display:\s*none/i,
  /visibility:\s*(?:hidden|collapse)/i,
  /mso-hide:\s*all/i,
  /mso-element:\s*comment/i,
  /mso-special-character:\s*comment/i,
  /opacity:\s*0(?:\.0+)?\s*(?:;|$)/i,
  /max-height:\s*0(?:\.0+)?(?:px|pt|em)?\s*(?:;|$)/i,
]
const noSize = /font-size:\s*0(?:\.0+)?(?:px|pt|em|rem|%)?\s*(?:;|$)/i

/** Comments of Word, words it shows as deleted, and what is there for programs alone. */
const hidden = [
  ...['.msocomoff', '.msocomanchor', '.msocomtxt', '.MsoCommentReference', '.MsoCommentText'],
  ...['.MsoCommentSubject', '.msoDel', 'del[cite]', 'del[datetime]', '[hidden]'],
]

/** Takes away what was not to be read where it was copied: it would be published. */
export function dropHidden(body: HTMLElement): void {
  for (const one of body.querySelectorAll(hidden.join())) one.remove()
  for (const one of body.querySelectorAll('[style]')) {
    const style = one.getAttribute('style') ?? ''
    if (hiddenStyles.some((hides) => hides.test(style)) || hasNoSize(one, style)) one.remove()
  }
}

/** Pages close the gaps between boxes by letters of no size around letters that have one. */
function hasNoSize(one: Element, style: string): boolean {
  return noSize.test(style) && one.querySelector('[style*="font-size"]') === null
}
