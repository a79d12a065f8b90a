import { markGround, markRadius, wideMark, wideMarkSize } from '@sira/cloth/mark'
import { placedLogo } from '@sira/contract/logoPlace'
import type { Settings } from '@sira/contract/records/settings'
import { logoAddress } from '../kinds/logoAddress.ts'

const { width, height } = wideMarkSize

interface BrandProps {
  settings: Pick<Settings, 'brandName' | 'logo'>
  home: string
  /** For a visitor who saves data (decision 13). */
  light: boolean
}

/** The logo that staff chose, else the woven mark, 80 px wide (product 2.2), and the name. */
export function Brand({ settings, home, light }: BrandProps) {
  const { brandName: name, logo } = settings
  const link = 'tap gap-2.5 font-titre text-[min(1.6rem,8vw)]/none font-extrabold tracking-tight'
  if (logo?.width && logo.height) {
    const { standsForName, ...size } = placedLogo({ width: logo.width, height: logo.height })
    return (
      <a href={home} className={link}>
        <img
          className="h-auto max-w-[44vw] shrink-0"
          src={logoAddress('1x', logo)}
          srcSet={light ? undefined : `${logoAddress('2x', logo)} 2x`}
          {...size}
          alt={standsForName ? name : ''}
        />
        {standsForName ? null : name}
      </a>
    )
  }
  return (
    <a href={home} className={link}>
      <svg
        className="h-[36px] w-[80px] shrink-0"
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        <rect width={width} height={height} rx={markRadius} fill={markGround} />
        {wideMark.map(({ fill, path }) => (
          <path key={fill} d={path} fill={fill} />
        ))}
      </svg>
      {name}
    </a>
  )
}
