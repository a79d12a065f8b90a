import type { Trail } from './trail.ts'

interface BreadcrumbProps {
  label: string
  trail: Trail
}

export function Breadcrumb({ label, trail }: BreadcrumbProps) {
  return (
    <nav aria-label={label} data-breadcrumb="" className="no-print text-[0.95rem] text-pierre">
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map(({ name, route }, index) => (
          <li key={name} className="flex items-center gap-x-2">
            {route ? (
              <a href={route} className="tap underline underline-offset-4">
                {name}
              </a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
            {index < trail.length - 1 && <span aria-hidden="true">/</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
