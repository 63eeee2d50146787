import './lib/theme/tokens.css'
import './lib/theme/base.css'
import { mount } from 'svelte'
import App from './App.svelte'

// The mood of each game; without one it has the colours of the house.
import.meta.glob('./games/*/theme.css', { eager: true })

const target = document.getElementById('app')
if (target) mount(App, { target })
