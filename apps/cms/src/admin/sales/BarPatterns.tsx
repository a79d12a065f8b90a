import { colours } from '@sira/cloth/colours'
import type { SaleKind } from '../../orders/desk/weeklySales.ts'

export function patternOf(kind: SaleKind): string {
  return `url(#ventes-${kind})`
}

/** Full, striped and dotted: told apart on a screen without colours and on paper. */
export function BarPatterns() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="ventes-livre" width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill={colours.indigoNuit} />
        </pattern>
        <pattern id="ventes-formule" width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill="white" />
          <path d="M-2 2 2 -2M0 8 8 0M6 10 10 6" stroke={colours.laterite} strokeWidth="3" />
        </pattern>
        <pattern id="ventes-prestation" width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill={colours.mil} />
          <circle cx="4" cy="4" r="2" fill="black" />
        </pattern>
      </defs>
    </svg>
  )
}
