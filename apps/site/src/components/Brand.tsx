/** The woven mark, 80 px wide (spec 2.2), and the name. */
export function Brand({ name, home }: { name: string; home: string }) {
  return (
    <a
      href={home}
      className="tap gap-2.5 font-titre text-[1.6rem]/none font-extrabold tracking-tight"
    >
      <svg className="h-[36px] w-[80px] shrink-0" viewBox="0 0 80 36" aria-hidden="true">
        <rect width="80" height="36" rx="9" fill="#1f2c5c" />
        <path d="M9 0h4v36H9zM67 0h4v36h-4z" fill="#b3401f" />
        <path d="M16 0h2v36h-2zM62 0h2v36h-2zM39 0h2v36h-2z" fill="#e5a32a" />
        <path d="M24 0h9v36h-9zM47 0h9v36h-9z" fill="#faf6ee" />
        <path
          d="M24 4h4.5v4.5H24zm4.5 4.5H33V13h-4.5zM24 22h4.5v4.5H24zm4.5 4.5H33V31h-4.5zM51.5 4H56v4.5h-4.5zM47 8.5h4.5V13H47zM51.5 22H56v4.5h-4.5zM47 26.5h4.5V31H47z"
          fill="#2c6a4c"
        />
      </svg>
      {name}
    </a>
  )
}
