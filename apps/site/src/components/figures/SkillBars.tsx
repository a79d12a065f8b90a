import type { Skill } from '@sira/contract/records/settings'

/** A bar for each skill, with its figure (product 2.4, 9). */
export function SkillBars({ skills }: { skills: readonly Skill[] }) {
  return (
    <dl className="grid gap-5">
      {skills.map(({ label, percent }) => (
        <div
          key={label}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1.5"
        >
          <dt className="font-semibold">{label}</dt>
          <dd className="figure text-xl text-indigo">{percent} %</dd>
          <dd aria-hidden="true" className="col-span-2">
            <svg className="block h-2.5 w-full rounded-full bg-trait" aria-hidden="true">
              <rect width={`${percent}%`} height="100%" rx="5" className="fill-laterite" />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  )
}
