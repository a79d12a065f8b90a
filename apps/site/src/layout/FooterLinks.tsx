interface FooterLink {
  name: string
  route: string
  note?: string | undefined
}

export function FooterLinks({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <div>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2">
        {links.map(({ name, route, note }) => (
          <li key={route}>
            <a
              href={route}
              className="inline-flex min-h-11 flex-col justify-center py-1 hover:underline"
            >
              {name}
              {note && <span className="text-[0.88rem] text-trait">{note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
