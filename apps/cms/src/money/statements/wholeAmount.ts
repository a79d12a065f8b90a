const currency = /^(?:F|FRS?|FRANCS?)?(?:CFA)?F?(?:XOF)?$/
/** Thousands of one separator, then decimals behind another. */
const figures = /^(\d{1,3}(?:([ '’.,])\d{3})(?:\2\d{3})*|\d+)(?:([.,])(\d+))?$/

/**
 * `25 000,00`, `25,000.00`, `F CFA 3 000`, `3000.000`: whole francs; with centimes, or in other money,
 * it is none.
 */
export function wholeAmount(text: string): number | undefined {
  const [, before = '', typed = '', after = ''] =
    /^([^\d]*)(\d(?:.*\d)?)([^\d]*)$/.exec(plainFigures(text)) ?? []
  const [sign, words] = [
    signOf(before, after),
    `${before}${after}`.replace(/[^\p{L}\p{Sc}%]/gu, ''),
  ]
  const [, whole, thousands, decimal, decimals = ''] = figures.exec(typed) ?? []
  if (whole === undefined || !currency.test(words.toUpperCase())) return undefined
  if (/[1-9]/.test(decimals) || (decimal !== undefined && decimal === thousands)) return undefined
  const amount = sign * Number(whole.replace(/\D/g, ''))
  return Number.isSafeInteger(amount) ? amount : undefined
}

/**
 * Whether a column writes three decimals, which « 500.000 » alone does not tell: then it would be 500
 * francs, else 500 000.
 */
export function hasThreeDecimals(text: string): boolean {
  return /(?:\d{4}|[ '’.,]\d{3})([.,])\d{3}\D*$/.test(plainFigures(text)) && !isGrouped(text)
}

/** Whether figures may be thousands as well as three decimals. */
export function isAmbiguous(text: string): boolean {
  return /^\D*\d{1,3}[.,]\d{3}\D*$/.test(plainFigures(text))
}

function isGrouped(text: string): boolean {
  return /^\D*\d{1,3}(?:([ '’.,])\d{3})(?:\1\d{3})*\D*$/.test(plainFigures(text))
}

/** Figures of any script and spaces of any kind, as they are on a keyboard. */
function plainFigures(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Gives the sign: accountants write outgoing money with a minus on either side, or in brackets. */
function signOf(before: string, after: string): 1 | -1 {
  const minus = /[-\u2010-\u2015\u2212]/
  return minus.test(before) || minus.test(after) || before.includes('(') ? -1 : 1
}
