import { brandGround, brandMark, brandMarkSize } from './brandMark.ts'

/** The woven mark alone; what stands beside it says the name. */
export function Mark({ size }: { size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${brandMarkSize} ${brandMarkSize}`}
      aria-hidden="true"
    >
      <rect width={brandMarkSize} height={brandMarkSize} rx="9" fill={brandGround} />
      {brandMark.map(({ fill, path }) => (
        <path key={fill} fill={fill} d={path} />
      ))}
    </svg>
  )
}
