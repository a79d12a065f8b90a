import { Mark } from './Mark.tsx'

/** The mark and the name, above the sign-in form. */
export function Logo() {
  return (
    <span className="sira-logo">
      <Mark size={44} />
      Sira
    </span>
  )
}
