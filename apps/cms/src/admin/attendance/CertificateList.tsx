import { attestationNames } from '../../enrolments/attestations/attestationMachine.ts'
import type { AttendanceRecord } from '../../enrolments/presence/desk/attendanceDesk.ts'

/** How much each has followed, and what was issued for it, the newest first. */
export function CertificateList({ desk }: { desk: AttendanceRecord }) {
  const { attendants, halfDays, requiredShare } = desk
  return (
    <>
      <p className="sira-note">
        {`À partir de ${requiredShare}\u00a0% des demi-journées. Une demi-journée que personne n’a marquée compte comme une absence.`}
      </p>
      <ul className="sira-attendance">
        {attendants.map(({ reference, nom, present, isEnough, attestations }) => (
          <li key={reference}>
            {`${nom ?? reference}\u00a0: ${present}\u00a0/\u00a0${halfDays.length}${isEnough ? '' : ', pas assez'}`}
            {attestations.map(({ id, code, etat }) => (
              <a key={id} href={`/admin/collections/attestations/${id}`}>
                {` ${code} (${attestationNames[etat].toLowerCase()})`}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}
