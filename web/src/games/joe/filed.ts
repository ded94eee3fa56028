/** Events tell of people as they are written, views as they are filed. */
export const filed = (name: string): string => name.toLowerCase();
