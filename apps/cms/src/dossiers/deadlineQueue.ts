/** The queue of tasks that end records at a deadline. Letters and night work have queues of their own, so that none waits for another. */
export const deadlineQueue = 'orders'
