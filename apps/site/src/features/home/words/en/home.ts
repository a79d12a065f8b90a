import type { Words } from '../../../../language/words.ts'
import type { home as french } from '../fr/home.ts'

/** The home page (spec 2.3). */
export const home: Words<typeof french> = {
  home: {
    title: 'Training, jobs and digital services in Burkina\u00a0Faso',
    description:
      'Professional training, advice, job matching and digital services in Ouagadougou and throughout Burkina\u00a0Faso.',
    heading: 'Learn, work, build.',
    welcome:
      'Welcome to Sira. We train teams, bring candidates and employers together and put businesses online, in Ouagadougou and across the country.',
    toServices: 'See our services',
    toContact: 'Contact us',
    values: [
      {
        title: 'Close to you',
        text: 'An adviser answers by phone and on WhatsApp, in French and in our languages.',
      },
      {
        title: 'Demanding',
        text: 'Our trainers practise their trade. What they teach on Monday is useful on Tuesday.',
      },
      {
        title: 'Committed',
        text: 'A price announced is a price kept, and we follow up after delivery.',
      },
    ],
    aboutHeading: 'One contact, from training to launch',
    aboutText:
      'Sira brings trainers, advisers and developers together under one roof. You explain your need once; we put the team together and report back to you.',
    aboutLink: 'Who we are',
    video: 'Watch the presentation video',
    servicesHeading: 'What we do for you',
    allServices: 'All our services',
    services: {
      professionalTraining: 'Certified, inter-company, tailor-made or remote',
      advice: 'Know your market before you invest',
      jobMatching: 'From alert to contract, in seven steps',
      delivery: 'From 1,000\u00a0FCFA in Ouagadougou',
      transformation: 'Tools chosen with those who use them',
      applications: 'Websites, mobile apps and business software',
      data: 'Clear figures to decide by',
      prospecting: 'A team in the field, in your colours',
    },
    testimonialsHeading: 'In their words',
    testimonialsNote: 'Two of the opinions we were given.',
  },
}
