import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { jobMatchingTexts } from '@sira/contract/pageTexts/services/jobMatchingPage'
import type { Words } from '../../../../../language/words.ts'
import type { jobMatching as french } from '../../fr/screens/jobMatching.ts'

/** Job matching: seven steps, four plans, four buttons (product 2.15, 9). */
export const jobMatching: Words<typeof french> = {
  ...originalTexts(jobMatchingTexts, 'en'),
  description:
    'Alerts, CV, letter, interview, tests: seven steps to find a job or an internship in Burkina\u00a0Faso, from 2,000\u00a0FCFA.',
  free: 'Applying is free. Our plans and services are optional and have no effect on the selection.',
  single: 'One-off',
  items: {
    jobAlertsPerMonth: 'Job alerts, per month',
    professionalCv: 'Professional CV',
    coverLetter: 'Cover letter',
    interviewTraining: 'Interview training',
    recruitmentTests: 'Preparation for recruitment tests',
  },
  plans: {
    monthly: { name: 'Monthly', text: 'A month of alerts, the CV and one letter' },
    halfYearly: {
      name: 'Half-yearly',
      text: 'Six months of alerts, the complete file and two mock interviews',
    },
    yearly: { name: 'Yearly', text: 'A year of support by the same adviser, tests included' },
  },
  subject: (plan: string) => `Job matching, ${plan} plan`,
}
