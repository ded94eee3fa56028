/** Made by web/words.mjs: how the sentences of a name are fetched, language by language. */
declare module 'virtual:words/*' {
  type Messages = Record<string, import('@fluent/bundle').Message['value']>;
  const loaders: Record<string, () => Promise<{ default: Messages }>>;
  export default loaders;
}
declare module 'virtual:words' {
  const words: Record<string, typeof import('virtual:words/*').default>;
  export default words;
}
