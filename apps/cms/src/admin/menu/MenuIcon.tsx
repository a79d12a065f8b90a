export function MenuIcon({ lines }: { lines: string }) {
  return (
    <svg className="sira-section__icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={lines} />
    </svg>
  )
}
