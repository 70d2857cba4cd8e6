/** Where a picture of the store lies; the nearest size answers when this one does not exist. */
export function pictureUrl(value: string, width: 320 | 640 | 1024 | 1600): string {
  return `/pictures/${value}/${width}.webp`
}
