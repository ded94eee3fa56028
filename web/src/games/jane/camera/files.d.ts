/** Made by web/camera/files.mjs. */
declare module 'virtual:camera-files' {
  /** Where the hand model lies, and the program that runs it. */
  export const model: string;
  export const wasm: string;
}
