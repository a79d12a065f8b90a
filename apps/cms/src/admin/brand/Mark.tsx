import { mark, markGround, markRadius, markSize } from '@sira/cloth/mark'

/** The woven mark alone; what stands beside it says the name. */
export function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox={`0 0 ${markSize} ${markSize}`} aria-hidden="true">
      <rect width={markSize} height={markSize} rx={markRadius} fill={markGround} />
      {mark.map(({ fill, path }) => (
        <path key={fill} fill={fill} d={path} />
      ))}
    </svg>
  )
}
