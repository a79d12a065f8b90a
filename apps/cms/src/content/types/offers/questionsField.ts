import { mostQuestions } from '@sira/contract/offers/offerQuestions'
import type { TextareaField } from 'payload'

const longestQuestion = 300

/** The questions of the employer, which candidates answer in their application. */
export const questionsField: TextareaField = {
  name: 'questions',
  type: 'textarea',
  label: 'Questions aux candidats',
  localized: true,
  validate: (value) => {
    const lines = (value ?? '').split('\n').filter((line) => line.trim() !== '')
    if (lines.length > mostQuestions) return `Au plus ${mostQuestions} questions.`
    return lines.every((line) => line.length <= longestQuestion)
      ? true
      : `Au plus ${longestQuestion} caractères par question.`
  },
  admin: {
    description:
      'Une par ligne, 10 au plus. Les réponses sont facultatives\u00a0; vous les lisez avec la candidature.',
  },
}
