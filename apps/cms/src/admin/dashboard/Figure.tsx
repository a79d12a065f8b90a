import Link from 'next/link'

interface FigureProps {
  href: string
  label: string
  value: number
  unit: string
  /** What asks for attention; `null` when nothing does. */
  note: string | null
}

const french = new Intl.NumberFormat('fr-FR')

/** One count, which leads to what is counted. */
export function Figure({ href, label, value, unit, note }: FigureProps) {
  return (
    <Link className="sira-figure" href={href} prefetch={false}>
      <span className="sira-figure__label">{label}</span>
      <span className="sira-figure__value">{french.format(value)}</span>
      <span className="sira-figure__unit">{unit}</span>
      {note !== null && <span className="sira-figure__note">{note}</span>}
    </Link>
  )
}
