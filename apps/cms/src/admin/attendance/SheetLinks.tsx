import type { AttendanceRecord } from '../../enrolments/presence/desk/attendanceDesk.ts'

interface SheetLinksProps {
  session: number | string
  halfDays: AttendanceRecord['halfDays']
}

/** The papers to sign, one for each half day, before it comes too. */
export function SheetLinks({ session, halfDays }: SheetLinksProps) {
  return (
    <details>
      <summary>Feuilles à signer (PDF)</summary>
      <ul className="sira-attendance">
        {halfDays.map(({ name, label }) => (
          <li key={name}>
            <a href={`/admin/api/pointages/session/${session}/feuille?demiJournee=${name}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <p className="sira-note">
        {
          'Le QR d’une feuille ouvre sa liste à cocher\u00a0: connectez-vous sur ce téléphone, ou liez celui du formateur.'
        }
      </p>
    </details>
  )
}
