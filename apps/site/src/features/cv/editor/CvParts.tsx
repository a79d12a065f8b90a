import { cvParts } from '@sira/contract/cv/cvWords'
import type { ReactNode } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { cvProblems, type EditedPart } from '../checks/cvProblems.ts'
import type { Editing } from './editedCv.ts'
import { LanguageFields } from './LanguageFields.tsx'
import { LicenceFields, LinesField, ReferenceFields } from './OtherFields.tsx'
import { PersonFields } from './PersonFields.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import { CertificateFields, EducationFields } from './StudyFields.tsx'
import { WorkFields } from './WorkFields.tsx'

const fieldsOf: Readonly<Record<EditedPart, (editing: Editing) => ReactNode>> = {
  person: (editing) => <PersonFields editing={editing} />,
  profile: (editing) => <ProfileFields editing={editing} />,
  work: (editing) => <WorkFields editing={editing} />,
  education: (editing) => <EducationFields editing={editing} />,
  certificates: (editing) => <CertificateFields editing={editing} />,
  skills: (editing) => <LinesField list="skills" editing={editing} />,
  languages: (editing) => <LanguageFields editing={editing} />,
  licences: (editing) => <LicenceFields editing={editing} />,
  interests: (editing) => <LinesField list="interests" editing={editing} />,
  references: (editing) => <ReferenceFields editing={editing} />,
}

/** Each part opens by itself: why it is asked for, its fields, and what it still needs. */
export function CvParts({ editing }: { editing: Editing }) {
  const { words, cv } = editing
  const problems = cvProblems(cv)
  return (
    <div className="border-t border-trait">
      {(['person', ...cvParts] as const).map((part, index) => (
        <details key={part} open={index === 0} className="group border-b border-trait">
          <summary className="tap w-full justify-between gap-3 py-3 font-titre text-[1.2rem]/[1.3] font-semibold hover:text-laterite">
            <span className="me-auto">{words.parts[part]}</span>
            {problems[part].length > 0 && (
              <span className="rounded-full bg-lin px-3 py-1 font-texte text-sm tracking-normal">
                {words.editor.toSee + problems[part].length}
              </span>
            )}
            <Icon name="chevron" className="size-6 transition-transform group-open:rotate-180" />
          </summary>
          <div className="grid gap-4 pb-7">
            <p className="text-pierre">{words.why[part]}</p>
            {fieldsOf[part](editing)}
            {problems[part].length > 0 && (
              <ul className="grid gap-1 rounded-2xl bg-lin px-4 py-3">
                {problems[part].map((code) => (
                  <li key={code}>{words.problems[code]}</li>
                ))}
              </ul>
            )}
          </div>
        </details>
      ))}
    </div>
  )
}
