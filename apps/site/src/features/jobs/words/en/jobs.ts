import type { Words } from '../../../../language/words.ts'
import type { jobs as french } from '../fr/jobs.ts'

/** Job offers (product 2.11). */
export const jobs: Words<typeof french> = {
  jobs: {
    title: 'Jobs and internships',
    description:
      'Jobs and internships in Burkina\u00a0Faso and the sub-region: company, deadline, experience required.',
    intro: 'Those marked “verified” have been checked with the employer. Applying costs nothing.',
    count: (total: number) => (total === 1 ? '1 open offer' : `${total} open offers`),
    until: (day: string) => `Until ${day}`,
    more: 'See the job',
    empty: 'No open offers today. Subscribe to our newsletter for the next one.',
    newest: 'Newest jobs',
    all: 'All jobs',
    urgent: 'Urgent',
    expired: 'Expired offer',
    close: 'Close',
    modalTitle: 'Offer details',
    fullPage: 'See the full offer',
    posted: (when: string) => `Posted ${when}`,
    daysLeft: (days: number) =>
      days === 0 ? 'Last day' : days === 1 ? '1 day left' : `${days} days left`,
    listHeading: 'The offers',
    byDomain: 'By field',
    search: {
      label: 'Search the offers',
      placeholder: 'Trade, company, town…',
      submit: 'Search',
    },
    filters: {
      heading: 'Filter and sort',
      domaine: 'Field',
      contrat: 'Contract',
      experience: 'Experience',
      pays: 'Country',
      ville: 'Town',
      urgent: 'Urgent offers only',
      order: 'Sort',
      newest: 'Newest first',
      closing: 'Closing soon',
      apply: 'Show the offers',
      clear: 'Clear all',
      empty: 'No open offer matches. Remove a filter, or tell us what you are looking for:',
      askFor: 'ask us to search for you',
    },
  },
  job: {
    breadcrumb: 'Jobs',
    description: 'Job description',
    details: 'Details',
    domain: 'Field',
    type: 'Type',
    experience: 'Experience',
    published: 'Published on',
    expires: 'Deadline',
    company: 'Company',
    country: 'Country',
    contract: 'Contract',
    place: 'Place',
    deadline: 'Apply by',
    applyNow: 'Apply free of charge',
    free: 'Free',
    paid: 'Paid service',
    similar: 'Similar offers',
    expiredNotice: (day: string) =>
      `This offer expired on ${day}: the employer no longer takes applications.`,
    otherOffers: 'See the open offers',
    apply: 'How to apply',
    assisted: {
      title: 'Apply with our help',
      text: 'A recruiter spends less than a minute on a CV. Yours must say at once what you can do, where you did it and what came of it. Our advisers go through it with you line by line and prepare you for the interview.',
      button: 'Create a professional CV',
      subject: (title: string) => `Professional CV for the offer: ${title}`,
    },
    direct: {
      title: 'Apply without our help',
      text: 'You already have an up-to-date CV and a letter addressed to this employer? Send your application as it is. We check that it is complete and pass it on.',
      button: 'Apply directly with your CV',
      subject: (title: string) => `Application for the offer: ${title}`,
    },
    withoutCv:
      'This employer asks for no CV. Leave your name, your number and your answers; we pass them on, with a CV if you have one.',
    emptyDescription:
      'The employer has not given the details of the post yet. Call us to find out more.',
  },
}
