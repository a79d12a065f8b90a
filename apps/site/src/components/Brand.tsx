/** The woven mark and the name, 80 px wide (spec 2.2). */
export function Brand({ name, home }: { name: string; home: string }) {
  return (
    <a
      href={home}
      className="tap min-w-20 gap-2.5 font-titre text-[1.6rem]/none font-extrabold tracking-tight"
    >
      <svg className="size-9" viewBox="0 0 36 36" aria-hidden="true">
        <rect width="36" height="36" rx="9" fill="#1f2c5c" />
        <path d="M7 0h4v36H7z" fill="#b3401f" />
        <path d="M14 0h2v36h-2z" fill="#e5a32a" />
        <path d="M20 0h9v36h-9z" fill="#faf6ee" />
        <path
          d="M20 4h4.5v4.5H20zm4.5 4.5H29V13h-4.5zM20 22h4.5v4.5H20zm4.5 4.5H29V31h-4.5z"
          fill="#2c6a4c"
        />
      </svg>
      {name}
    </a>
  )
}
