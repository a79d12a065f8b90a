import type { Words } from '../../../../../language/words.ts'
import type { jobMatching as french } from '../../fr/screens/jobMatching.ts'

/** Job matching: seven steps, four plans, four buttons (spec 2.15, 9). */
export const jobMatching: Words<typeof french> = {
  title: 'Job matching',
  description:
    'Alerts, CV, letter, interview, tests: seven steps to find a job or an internship in Burkina\u00a0Faso, from 2,000\u00a0FCFA.',
  lead: 'Between an offer and a contract there are seven steps. We take them with you, one by one.',
  text: 'Employers entrust us with their searches; candidates entrust us with their careers. Our work is to bring them together at the right moment, with a file that tells the truth and reads quickly.',
  stepsHeading: 'From enrolment to contract',
  steps: [
    {
      name: 'Enrolment',
      text: 'You say who you are, what you can do and what you are looking for.',
    },
    {
      name: 'Orientation interview',
      text: 'An adviser goes through your career and picks two or three target jobs with you.',
    },
    {
      name: 'CV and letter',
      text: 'Your file is redone for those jobs, on a page that reads in a minute.',
    },
    {
      name: 'Alerts',
      text: 'Every offer that suits you arrives on your phone, with its deadline.',
    },
    { name: 'Application', text: 'We pass your file on to the employer and follow up the answer.' },
    {
      name: 'Preparation',
      text: 'Mock interview, recruitment tests, questions of salary: nothing takes you by surprise.',
    },
    {
      name: 'Contract and follow-up',
      text: 'We read the contract with you and ask how things are after a month.',
    },
  ],
  plansHeading: 'Our plans',
  plansText: 'Pay for what you need, or let us follow everything.',
  single: 'One-off',
  singleText: 'À la carte, without subscription',
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
  highlighted: 'Most popular',
  buy: 'Buy',
  subject: (plan: string) => `Job matching, ${plan} plan`,
  cvHeading: 'Your file, ready to go',
  cvText: 'A good file serves for ten offers. Start with the piece you are missing.',
  buttons: {
    createCv: 'Create a professional CV',
    leaveCv: 'Leave a CV',
    coverLetter: 'Create a cover letter',
    file: 'Build my file',
  },
}
