import type { Letter } from './letter.ts'

/** The letter for a program that shows no HTML. */
export function letterText(letter: Letter): string {
  const { heading, paragraphs, body, facts = [], quoted, button, footer, footerLink } = letter
  const blocks = [
    heading,
    ...paragraphs,
    body?.text ?? '',
    facts.map(({ label, value }) => `${label} : ${value}`).join('\n'),
    quoted === undefined ? '' : quotedLines(quoted),
    button === undefined ? '' : `${button.label} :\n${button.href}`,
    ['--', ...footer, footerLink ? `${footerLink.label} : ${footerLink.href}` : '']
      .filter(Boolean)
      .join('\n'),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function quotedLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n')
}
