import type { ReactNode } from 'react'
import { RichText } from '../../../components/RichText.tsx'
import { writtenIn } from '../../../format/writtenIn.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Training } from '../training.ts'

/** Description, objectives, audience, skills (product 2.10, tab Aperçu); what is empty is left out. */
export function TrainingOverview({ training, words }: { training: Training; words: Dictionary }) {
  const { description, objectifs, cible, Competences } = training
  const { overview } = words.training
  const skills = Competences.split(/[,;\n]/)
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '')
  const isEmpty = !description && !objectifs && !cible && skills.length === 0
  if (isEmpty) return <p className="text-pierre">{overview.empty}</p>
  return (
    <div className="grid gap-9">
      {description && (
        <Part title={overview.description}>
          <div {...writtenIn(training.locale, words.locale)}>
            <RichText locale={words.locale} markdown={description} />
          </div>
        </Part>
      )}
      {objectifs && (
        <Part title={overview.goals}>
          <div {...writtenIn(training.locale, words.locale)}>
            <RichText locale={words.locale} html={objectifs} />
          </div>
        </Part>
      )}
      {cible && (
        <Part title={overview.audience}>
          <div {...writtenIn(training.locale, words.locale)}>
            <RichText locale={words.locale} html={cible} />
          </div>
        </Part>
      )}
      {skills.length > 0 && (
        <Part title={overview.skills}>
          <ul className="flex flex-wrap gap-2" {...writtenIn(training.locale, words.locale)}>
            {skills.map((skill) => (
              <li key={skill} className="rounded-full bg-indigo-clair px-4 py-1.5 text-indigo">
                {skill}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-2xl">{title}</h2>
      {children}
    </section>
  )
}
