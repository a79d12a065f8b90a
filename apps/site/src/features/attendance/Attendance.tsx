import { attendancePageScript } from '../../browser/wake/islandScripts.ts'
import { Breadcrumb } from '../../components/Breadcrumb.tsx'
import { type Trail, trailFromHome } from '../../components/trail.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { Island } from '../../islands/Island.tsx'
import type { AttendancePageProps } from './AttendancePage.island.tsx'
import '../../styles/fields.css'
import '../../styles/form.css'

export function attendanceTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.attendance.title })
}

/** The page of a sheet: who comes is on the phone alone. Without script a form does the same. */
export function Attendance({ words }: { words: Dictionary }) {
  const { attendance: t, routes, locale } = words
  const props: AttendancePageProps = { words: t.page, locale }
  return (
    <div className="page min-h-[75dvh] max-w-2xl pt-8 pb-16">
      <Breadcrumb label={words.breadcrumb} trail={attendanceTrail(words)} />
      <h1 className="mt-2">{t.title}</h1>
      <p className="mt-4 hidden [@media(scripting:none)]:block">
        <a href={routes.attendanceForm} className="button button-primary">
          {t.plain}
        </a>
      </p>
      <div className="mt-6 min-h-16 [@media(scripting:none)]:hidden">
        <Island script={attendancePageScript} props={props} atOnce />
      </div>
    </div>
  )
}
