import type { Words } from '../../../../language/words.ts'
import type { quote as french } from '../fr/quote.ts'

const localNumber =
  'you need a Burkina\u00a0Faso number: leave +226 and give its 8 digits. Is yours from another country?'

const requested = [
  {
    title: 'Free and without obligation',
    text: 'The quote commits you to nothing, and we remind you only once.',
  },
  {
    title: 'An answer within one working day',
    text: 'An adviser calls you on the number you give to go through your need.',
  },
  {
    title: 'A firm price',
    text: 'The amount is broken down line by line, in FCFA, and valid for thirty days.',
  },
] as const

/** The page of the quote form (product 2.12). */
export const quote: Words<typeof french> = {
  quote: {
    title: 'Ask for a quote',
    heading: 'Ask for a quote for made-to-measure services',
    description:
      'Describe your need for training, advice, jobs, delivery or digital services: you receive a detailed quote in FCFA.',
    aside: requested,
    send: 'Send the request',
    about: (subject: string) => `Hello, my request is about: ${subject}.`,
    quantity: (count: number) => `Quantity: ${count}.`,
    purposes: {
      application: {
        heading: (title: string) => `Apply: ${title}`,
        send: 'Send my application',
        elsewhere: `To apply here ${localNumber}`,
        aside: [
          {
            title: 'Applying is free',
            text: 'We never ask for money to pass on an application.',
          },
          {
            title: 'Your CV comes next',
            text: 'We write to you within one working day to receive it with your letter, and pass them on to the employer.',
          },
          {
            title: 'Introduce yourself in three sentences',
            text: 'Say in the message what you can do, where you did it and when you are available.',
          },
        ],
      },
      cv: {
        heading: (title: string) => `A professional CV for: ${title}`,
        send: 'Ask for my CV',
        elsewhere: `To ask for a CV here ${localNumber}`,
        aside: [
          {
            title: 'A paid service, priced in advance',
            text: 'You receive the price before any work. Applying without our help stays free.',
          },
          {
            title: 'An answer within one working day',
            text: 'An adviser calls you to talk about your career and this offer.',
          },
          {
            title: 'Before the deadline',
            text: 'Tell us in the message if you already have a CV, even an old one: we start from it.',
          },
        ],
      },
      training: {
        heading: (title: string) => `Sign up: ${title}`,
        send: 'Ask for my place',
        elsewhere: `To sign up here ${localNumber}`,
        aside: [
          {
            title: 'Nothing to pay now',
            text: 'We first confirm the place and the date with you, and the price if there is one.',
          },
          {
            title: 'An answer within one working day',
            text: 'An adviser calls you on the number you give.',
          },
          {
            title: 'Coming with others?',
            text: 'Say how many you are: the quote takes the group into account.',
          },
        ],
      },
      nextDate: {
        heading: (title: string) => `Ask for the next date: ${title}`,
        send: 'Ask for the next date',
        aside: [
          {
            title: 'This session has already begun',
            text: 'It is too late to sign up for it. Leave us your number for the next one.',
          },
          {
            title: 'An answer within one working day',
            text: 'An adviser calls you on the number you give.',
          },
          {
            title: 'Coming with others?',
            text: 'Say how many you are: the quote takes the group into account.',
          },
        ],
      },
      book: {
        heading: (title: string) => `Order: ${title}`,
        send: 'Send my order',
        elsewhere: `To order here ${localNumber}`,
        aside: [
          {
            title: 'Nothing to pay now',
            text: 'We first confirm the total price, delivery included.',
          },
          {
            title: 'An answer within one working day',
            text: 'An adviser calls you on the number you give.',
          },
          {
            title: 'Delivered or collected',
            text: 'Say in the message where you are, and whether you would rather collect the book.',
          },
        ],
      },
      service: {
        heading: (title: string) => `Ask for a quote: ${title}`,
        send: 'Send the request',
        aside: requested,
      },
    },
    preferPhone: 'Would you rather talk?',
  },
}
