import { clothShapes } from '@sira/cloth/clothShapes'

interface ClothBandProps {
  /** The name of the place: the same seed is always the same cloth. */
  seed: string
  width: number
  height: number
  className: string
}

/** A band of the woven cloth: an ornament, so nobody is told of it. */
export function ClothBand({ seed, width, height, className }: ClothBandProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {clothShapes({ seed, width, height, theme: 'indigo' }).map(({ fill, path, opacity }) => (
        <path key={fill} fill={fill} fillOpacity={opacity} d={path} />
      ))}
    </svg>
  )
}
