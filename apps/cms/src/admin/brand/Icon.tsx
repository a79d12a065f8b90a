import { Mark } from './Mark.tsx'

/** The way back to the dashboard, at the start of every screen. */
export function Icon() {
  return (
    <>
      <Mark size={24} />
      <span className="sr-only">Tableau de bord</span>
    </>
  )
}
