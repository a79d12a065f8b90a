import type { Words } from '../../../../language/words.ts'
import type { trainings as french } from '../fr/trainings.ts'

/** The training catalogue and a training (spec 2.9, 2.10). */
export const trainings: Words<typeof french> = {
  trainings: {
    title: 'All our courses, open to everyone!',
    pageTitle: 'Our courses',
    description:
      'Certified, inter-company and tailor-made courses and virtual classes: dates, prices and enrolment in Ouagadougou, Bobo-Dioulasso and online.',
    highlights: ['A personal approach', 'Suited to your needs', 'From the comfort of your home'],
    tiles: [
      {
        name: 'Certified courses',
        text: 'An assessment at the end, a certificate the employer can check.',
      },
      {
        name: 'Inter-company courses',
        text: 'Teams from several businesses in one room: one learns from the neighbours too.',
      },
      {
        name: 'Tailor-made course',
        text: 'Your programme, your documents, your hours, on your premises if you like.',
      },
      {
        name: 'E-learning and virtual class',
        text: 'A live trainer, light material to download, in the evening or on Saturdays.',
      },
    ],
    listHeading: 'The catalogue',
    count: (total: number) => (total === 1 ? '1 course' : `${total} courses`),
    hours: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
    more: 'See the course',
    empty: 'No course is scheduled at the moment. Tell us what you are looking for.',
    emptyFilter: 'No course matches this choice.',
    askFor: 'Ask for a course',
    filters: {
      heading: 'Refine',
      level: 'Level',
      levels: {
        tous: 'All levels',
        debutant: 'Beginner',
        intermediaire: 'Intermediate',
        avance: 'Advanced',
      },
      price: 'Price',
      prices: {
        tous: 'All prices',
        croissant: 'Cheapest first',
        decroissant: 'Most expensive first',
        gratuit: 'Free first, then paid',
      },
      apply: 'Show',
      clear: 'Show all',
    },
  },
  training: {
    breadcrumb: 'Training',
    trainer: 'Trainer',
    type: 'Type',
    theme: 'Topic',
    tabs: { overview: 'Overview', instructor: 'Instructor', payments: 'Means of payment' },
    tabsLabel: 'About this course',
    overview: {
      description: 'Description',
      goals: 'Goals',
      audience: 'Who it is for',
      skills: 'Skills gained',
      empty:
        'The detailed programme is being prepared. Ask us for it: we send it as soon as it is ready.',
    },
    instructor: {
      contact: 'Contact details',
      empty: 'The trainer will be announced with the date.',
    },
    payments: {
      intro: 'You can pay for this course by:',
      empty: 'The means of payment are given with the quote.',
    },
    sidebar: 'In practice',
    start: 'Start',
    end: 'End',
    length: 'Length',
    place: 'Place',
    level: 'Level',
    language: 'Language',
    certificate: 'Certificate',
    quiz: 'Test or quiz',
    mode: 'Mode',
    instructorLabel: 'Instructor',
    price: 'Price',
    yes: 'Yes',
    no: 'No',
    unknown: 'To be announced',
    buy: 'Buy',
    video: 'Watch the presentation video',
    past: 'This session is over. Ask for the next date.',
    others: 'All courses',
    subject: (theme: string) => `Course: ${theme}`,
  },
}
