/** The queue of what ends by itself: not that of the letters nor that of the night, neither waits for the other. */
export const deadlineQueue = 'orders'
