"""What is said to people: names, texts of cards, sentences, sheets and the guide, in every language."""
