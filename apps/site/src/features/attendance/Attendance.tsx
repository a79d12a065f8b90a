import { attendancePageScript } from '../../browser/wake/islandScripts.ts'
import { Breadcrumb } from '../../components/Breadcrumb.tsx'
import { type Trail, trailFromHome } from '../../components/trail.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { Island } from '../../islands/Island.tsx'
import type { AttendancePageProps } from './AttendancePage.island.tsx'
import { SheetForm } from './SheetForm.tsx'
import '../../styles/fields.css'
import '../../styles/form.css'

export function attendanceTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.attendance.title })
}

/**
 * The page of a sheet: only the phone knows the participants. Without script a form does the same.
 */
export function Attendance({ words }: { words: Dictionary }) {
  const { attendance: t, routes, locale } = words
  const plain = routes.attendanceForm
  const props: AttendancePageProps = { words: t.page, locale, plain }
  return (
    <div className="page min-h-[75dvh] max-w-2xl pt-8 pb-16">
      <Breadcrumb label={words.breadcrumb} trail={attendanceTrail(words)} />
      <h1 className="mt-2">{t.title}</h1>
      <div className="mt-6 hidden space-y-5 [@media(scripting:none)]:block">
        <SheetForm id="feuille-tapee" action={plain} words={t.page} />
        <p>
          <a href={plain} className="link tap">
            {t.plain}
          </a>
        </p>
      </div>
      <div className="mt-6 min-h-16 [@media(scripting:none)]:hidden">
        <Island script={attendancePageScript} props={props} atOnce />
      </div>
    </div>
  )
}
