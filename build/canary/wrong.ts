export const wrong: number = 'a deliberate error: build/checks/static.ts makes sure that it is found';
