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
            <a href={route} className="tap leading-snug hover:underline">
              {name}
            </a>
            {note && <span className="mb-2 block text-[0.88rem] text-trait">{note}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
