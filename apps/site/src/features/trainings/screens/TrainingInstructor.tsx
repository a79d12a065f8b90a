import type { Trainer } from '@sira/contract/records/training'
import { Picture } from '../../../components/pictures/Picture.tsx'
import { RichText } from '../../../components/RichText.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'

interface TrainingInstructorProps {
  trainer: Trainer | null
  words: Dictionary
  light: boolean
}

/** Name, profession, description and contact details (product 2.10, tab Instructeur). */
export function TrainingInstructor({ trainer, words, light }: TrainingInstructorProps) {
  const { instructor } = words.training
  if (trainer === null) return <p className="text-pierre">{instructor.empty}</p>
  const name = [trainer.Prenoms, trainer.Nom].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-6 sm:flex-row">
      <div className="size-24 shrink-0 overflow-hidden rounded-full rounded-es-none">
        <Picture
          media={trainer.photo?.data?.attributes ?? null}
          seed={name}
          width={96}
          height={96}
          sizes="96px"
          light={light}
          decorative
        />
      </div>
      <div>
        <h2 className="text-2xl">{name}</h2>
        {trainer.Profession && <p className="mt-1 text-pierre">{trainer.Profession}</p>}
        {trainer.Description && (
          <div className="mt-4">
            <RichText locale={words.locale} markdown={trainer.Description} />
          </div>
        )}
        {trainer.coordonnees && (
          <p className="mt-4 whitespace-pre-line">
            <strong className="block">{instructor.contact}</strong>
            <bdi>{trainer.coordonnees}</bdi>
          </p>
        )}
      </div>
    </div>
  )
}
