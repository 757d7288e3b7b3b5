import '@fontsource/alegreya-sans/400.css';
import '@fontsource/alegreya-sans/700.css';
import '@fontsource/alegreya-sc/700.css';
import './theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { language } from './app/language.svelte';

await language.begin();
mount(App, { target: document.getElementById('app')! });
