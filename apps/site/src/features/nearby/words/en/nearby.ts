import type { Words } from '../../../../language/words.ts'
import type { nearby as french } from '../fr/nearby.ts'

/** The page that shows on a map all that there is in each town. */
export const nearby: Words<typeof french> = {
  nearby: {
    title: 'Near me',
    description:
      'Trainings, jobs, delivery and pick-up in Burkina\u00a0Faso, town by town, on a map.',
    lead: 'Touch a town: its trainings, its jobs, and what a delivery there costs.',
    map: 'Map of Burkina\u00a0Faso',
    delivery: 'Delivery',
    pickup: (address: string) => `Pick-up at our office: ${address}`,
    training: 'Training',
    job: 'Job',
    none: 'No date and no offer here for now.',
  },
}
