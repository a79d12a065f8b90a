import type { Words } from '../../../../language/words.ts'
import type { jobAlerts as french } from '../fr/jobAlerts.ts'

/** Searches of the offers that are sent by e-mail (product 2.11). */
export const jobAlerts: Words<typeof french> = {
  jobAlerts: {
    title: 'Job alert',
    description: 'Receive by e-mail the new job offers that match your filters.',
    open: 'Receive these offers by e-mail',
    lead: 'The new offers of this search, once a day at most, each of them once. You stop it with one touch.',
    all: 'All offers',
    chosen: 'Filters of the alert',
    email: 'Your e-mail',
    submit: 'Create the alert',
    change: 'Change the filters',
    confirm: {
      title: 'Confirm the job alert',
      question: 'Do you want to receive the new offers of this search?',
      button: 'Confirm my alert',
      done: 'Confirmed. The new offers will be sent to you.',
      invalid:
        'This link is no longer valid. Please create the alert again from the list of offers.',
    },
    unsubscribe: {
      title: 'Stop the job alert',
      question: 'Do you want to stop this alert?',
      button: 'Stop this alert',
      done: 'Done. This alert will not write to you again.',
      invalid: 'This link is no longer valid: this alert is gone.',
    },
  },
}
