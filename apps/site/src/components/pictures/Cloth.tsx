import { clothShapes } from '@sira/cloth/clothShapes'
import type { ThemeName } from '@sira/cloth/themes'

interface ClothProps {
  /** The slug of a record, or the name of the place: the same seed is always the same cloth. */
  seed: string
  width: number
  height: number
  theme?: ThemeName
}

/** The woven cloth in place of a photograph. */
export function Cloth({ width, height, ...rest }: ClothProps) {
  return (
    <svg
      className="block size-full"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {clothShapes({ width, height, ...rest }).map(({ fill, path, opacity }) => (
        <path key={fill} fill={fill} fillOpacity={opacity} d={path} />
      ))}
    </svg>
  )
}
