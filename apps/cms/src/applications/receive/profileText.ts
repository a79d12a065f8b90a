import type { WantedApplication } from './readApplication.ts'

/** Characters: with more, a search of thousands of candidates would be slow. */
const longest = 2000

/** Trade, town, jobs, skills and languages of a candidate in one text, by which staff find somebody for an offer. */
export function profileText({
  cv,
  message,
  reponses,
}: Pick<WantedApplication, 'cv' | 'message' | 'reponses'>): string {
  const { basics, work = [], education = [], skills = [], languages = [] } = cv ?? {}
  const parts = [
    basics?.label,
    basics?.location.city,
    ...skills.flatMap(({ name, keywords }) => [name, ...keywords]),
    ...languages.map(({ language }) => language),
    ...work.flatMap(({ position, name }) => [position, name]),
    ...education.flatMap(({ studyType, area }) => [studyType, area]),
    ...(reponses ?? []).map(({ reponse }) => reponse),
    message,
  ]
  return parts.filter(Boolean).join('\n').slice(0, longest)
}
