import { markGround, markRadius, wideMark, wideMarkSize } from '@sira/cloth/mark'

const { width, height } = wideMarkSize

/** The woven mark, 80 px wide (spec 2.2), and the name. */
export function Brand({ name, home }: { name: string; home: string }) {
  return (
    <a
      href={home}
      className="tap gap-2.5 font-titre text-[min(1.6rem,8vw)]/none font-extrabold tracking-tight"
    >
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
