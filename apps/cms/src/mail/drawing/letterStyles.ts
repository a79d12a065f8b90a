import { colours } from '@sira/cloth/colours'
import type { CSSProperties } from 'react'

const muted = '#6b655c'
const sand = '#f7f3ec'

/** The pieces of a letter, each with its style in light mode (colours of the design). */
const light = {
  page: {
    margin: 0,
    padding: '24px 12px',
    background: sand,
    color: '#1c1a17',
    fontFamily: "'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  },
  sheet: {
    maxWidth: 560,
    margin: '0 auto',
    padding: '28px 24px',
    background: '#ffffff',
    borderTop: `6px solid ${colours.laterite}`,
    borderRadius: 12,
  },
  brand: { margin: '0 0 20px', fontSize: 15, fontWeight: 700, color: colours.laterite },
  // Some programs give an empty cell the height of a line.
  cloth: { margin: '0 0 20px', fontSize: 1, lineHeight: '1px' },
  heading: { margin: '0 0 16px', fontSize: 22, lineHeight: 1.25, color: colours.indigoNuit },
  text: { margin: '0 0 14px', fontSize: 16, lineHeight: 1.55 },
  label: {
    paddingBlock: 4,
    paddingInlineEnd: 16,
    textAlign: 'start',
    verticalAlign: 'top',
    fontSize: 15,
    fontWeight: 600,
  },
  value: { padding: '4px 0', verticalAlign: 'top', fontSize: 15, overflowWrap: 'anywhere' },
  ordered: { width: '100%', margin: '0 0 14px' },
  what: { padding: '6px 0', verticalAlign: 'top', fontSize: 15, overflowWrap: 'anywhere' },
  amount: {
    paddingBlock: 6,
    paddingInlineStart: 16,
    textAlign: 'end',
    verticalAlign: 'top',
    fontSize: 15,
    whiteSpace: 'nowrap',
  },
  annex: { margin: '24px 0 0' },
  annexTitle: { margin: '0 0 8px', fontSize: 15 },
  quoted: {
    margin: '16px 0',
    padding: '14px 16px',
    borderInlineStart: `4px solid ${colours.laterite}`,
    background: sand,
    fontSize: 15,
    lineHeight: 1.55,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    unicodeBidi: 'isolate',
  },
  button: {
    display: 'inline-block',
    margin: '8px 0 16px',
    padding: '13px 24px',
    borderRadius: 999,
    background: colours.laterite,
    color: '#ffffff',
    fontSize: 16,
    fontWeight: 700,
    textDecoration: 'none',
  },
  small: { margin: '16px 0 0', fontSize: 13, lineHeight: 1.5, color: muted },
  link: { color: muted },
} as const satisfies Record<string, CSSProperties>

type LetterTone = keyof typeof light

/** The class and the style of a piece. */
export function tone(piece: LetterTone): { className: string; style: CSSProperties } {
  return { className: piece, style: light[piece] }
}

/** The dark mode for programs that read style sheets; others invert the colours themselves. */
export const letterStyles = `
@media (prefers-color-scheme: dark) {
.page{background:${colours.indigoNuit}!important;color:${sand}!important}
.sheet{background:#1d2750!important}
.brand{color:#f0a58c!important}
.heading{color:#ffffff!important}
.quoted{background:${colours.indigoNuit}!important;color:${sand}!important}
.small,.link{color:${colours.brume}!important}
}
`
