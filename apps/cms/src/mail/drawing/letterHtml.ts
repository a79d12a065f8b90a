import { escapeHtml } from './escapeHtml.ts'
import type { Letter } from './letter.ts'
import { type LetterColour, letterStyles, tone } from './letterStyles.ts'

/**
 * The letter as HTML: one column, its styles both in the tags (for programs that drop style
 * sheets) and in a style sheet for dark mode. What visitors typed stands apart from our own text
 * (`bdi`, `dir="auto"`), so that its marks of direction turn nothing else.
 */
export function letterHtml(letter: Letter, brand: string): string {
  const { lang, heading, paragraphs, body, facts = [], quoted, button, footer, footerLink } = letter
  const parts = [
    `<p ${tone('brand')}>${escapeHtml(brand)}</p>`,
    `<h1 ${tone('heading')}>${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => `<p ${tone('text')}>${breaks(text)}</p>`),
    body === undefined ? '' : `<div ${tone('text')}>${body.html}</div>`,
    facts.length === 0 ? '' : factTable(facts),
    quoted === undefined ? '' : `<div dir="auto" ${tone('quoted')}>${escapeHtml(quoted)}</div>`,
    button === undefined
      ? ''
      : `<p><a href="${escapeHtml(button.href)}" ${tone('button')}>${escapeHtml(button.label)}</a></p>`,
    ...footer.map((text) => `<p ${tone('small')}>${breaks(text)}</p>`),
    footerLink === undefined
      ? ''
      : `<p ${tone('small')}><a href="${escapeHtml(footerLink.href)}" ${tone('link')}>${escapeHtml(footerLink.label)}</a></p>`,
  ]
  return `<!doctype html>
<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letter.subject)}</title>
<style>${letterStyles}</style>
</head>
<body ${tone('page')}>
<div ${tone('sheet')}>
${parts.filter((part) => part !== '').join('\n')}
</div>
</body>
</html>
`
}

function factTable(facts: NonNullable<Letter['facts']>): string {
  const cell = (kind: LetterColour, tag: 'td' | 'th', text: string) =>
    `<${tag} ${tag === 'th' ? 'scope="row" ' : ''}${tone(kind)}><bdi>${escapeHtml(text)}</bdi></${tag}>`
  const rows = facts.map(
    ({ label, value }) => `<tr>${cell('label', 'th', label)}${cell('value', 'td', value)}</tr>`,
  )
  return `<table role="presentation" cellpadding="0" cellspacing="0">${rows.join('')}</table>`
}

function breaks(text: string): string {
  return escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>')
}
