import { colours } from '@sira/cloth/colours'

const font = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif;"

/** The parts of a letter, each with its style in light mode (colours of the design). */
const light = {
  page: `margin:0;padding:24px 12px;background:#f7f3ec;color:#1c1a17;${font}`,
  sheet: `max-width:560px;margin:0 auto;padding:28px 24px;background:#ffffff;border-top:6px solid ${colours.laterite};border-radius:12px;`,
  brand: `margin:0 0 20px;font-size:15px;font-weight:700;color:${colours.laterite};`,
  heading: `margin:0 0 16px;font-size:22px;line-height:1.25;color:${colours.indigoNuit};`,
  text: 'margin:0 0 14px;font-size:16px;line-height:1.55;',
  label:
    'padding-block:4px;padding-inline-end:16px;text-align:start;vertical-align:top;font-size:15px;font-weight:600;',
  value: 'padding:4px 0;vertical-align:top;font-size:15px;',
  quoted: `margin:16px 0;padding:14px 16px;border-inline-start:4px solid ${colours.laterite};background:#f7f3ec;font-size:15px;line-height:1.55;white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:isolate;`,
  button: `display:inline-block;margin:8px 0 16px;padding:13px 24px;border-radius:999px;background:${colours.laterite};color:#ffffff;font-size:16px;font-weight:700;text-decoration:none;`,
  small: 'margin:16px 0 0;font-size:13px;line-height:1.5;color:#6b655c;',
  link: 'color:#6b655c;',
} as const

export type LetterColour = keyof typeof light

/** The class and the style of a part, as attributes. */
export function tone(part: LetterColour): string {
  return `class="${part}" style="${light[part]}"`
}

/** For programs in dark mode that follow style sheets; the others invert by themselves. */
export const letterStyles = `
@media (prefers-color-scheme: dark) {
.page{background:${colours.indigoNuit}!important;color:#f7f3ec!important}
.sheet{background:#1d2750!important}
.brand{color:#f0a58c!important}
.heading{color:#ffffff!important}
.quoted{background:${colours.indigoNuit}!important;color:#f7f3ec!important}
.small,.link{color:${colours.brume}!important}
}
`
